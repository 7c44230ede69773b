import primitives from '../theme/primitives.module.css'
/** An error message, which screen readers announce at once. */
export function ProblemNotice({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <div className={primitives.danger}>
          <p>{text}</p>
        </div>
      )}
    </div>
  )
}
