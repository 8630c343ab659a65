interface LoadAgainProps {
  sentence: string
  onRetry: () => void
}

/** Beside a field whose choices could not be loaded: says so, and asks again. */
export function LoadAgain({ sentence, onRetry }: LoadAgainProps) {
  return (
    <>
      {sentence}{' '}
      <button type="button" className="py-1 font-semibold text-brand-ink underline" onClick={onRetry}>
        Reintentar
      </button>
    </>
  )
}
