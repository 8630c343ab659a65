/**
 * A toast from a place that the first view needs and that hardly ever says anything: what says it is fetched only then. It
 * comes with the place where toasts appear, so it is mostly here. Never rejects.
 */
export async function toastLater(kind: 'success' | 'error', text: string): Promise<void> {
  const loaded = await import('./toast.ts').catch(() => undefined)
  loaded?.toast[kind](text)
}
