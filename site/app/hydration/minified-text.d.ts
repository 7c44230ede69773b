declare module '*.js?minified' {
  const text: string
  export default text
}
