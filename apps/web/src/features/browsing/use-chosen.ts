import { useState } from 'react'

/**
 * What was chosen, ahead of the address that it goes into: a box must not jump back until the router has arrived,
 * and the next choice builds on this one. Another value of the address replaces it.
 */
export function useChosen<T>(inAddress: T): [T, (chosen: T) => void] {
  const [chosen, setChosen] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  if (JSON.stringify(seen) === JSON.stringify(inAddress)) return [chosen, setChosen]
  setSeen(inAddress)
  setChosen(inAddress)
  return [inAddress, setChosen]
}
