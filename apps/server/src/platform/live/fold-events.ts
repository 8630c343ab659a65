interface Sequenced {
  prev: number
  seq: number
}

interface Pending {
  event: string
  payload: object
}

function isSequenced(payload: object): payload is Sequenced {
  return 'prev' in payload && 'seq' in payload
}

/**
 * Folds a later event of the same name into an earlier one that has not gone out: the newest content, `prev`
 * of the first. Returns the queue in the order in which it is to be sent.
 */
export function foldEvents(queue: readonly Pending[], next: Pending): Pending[] {
  const earlier = queue.find((one) => one.event === next.event)
  if (!earlier || !isSequenced(earlier.payload) || !isSequenced(next.payload)) return [...queue, next]
  const folded = { event: next.event, payload: { ...next.payload, prev: earlier.payload.prev } }
  return [...queue.filter((one) => one !== earlier), folded]
}
