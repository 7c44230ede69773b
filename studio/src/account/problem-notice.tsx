/** An error message, read out at once. */
export function ProblemNotice({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <div className="notice danger">
          <p>{text}</p>
        </div>
      )}
    </div>
  )
}
