/**
 * Stands in for Node's AsyncLocalStorage in the build for the server. React's renderer only uses it for components that
 * are functions with `await`, of which there are none; but its mere use makes every promise of the process slower.
 */
export class AsyncLocalStorage<T> {
  run<A extends unknown[], R>(_store: T, work: (...inputs: A) => R, ...inputs: A): R {
    return work(...inputs)
  }

  getStore(): undefined {
    return undefined
  }
}
