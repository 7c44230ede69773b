/** The chosen file of `themes/`; `vite.config.ts` says which. */
declare module '#theme'

/** The same file as text. */
declare module '#theme-text' {
  const css: string
  export default css
}
