const { PROPERTY_RUNS: runs } = process.env

/** How many generated cases each property sees: `PROPERTY_RUNS`, else some hundreds. */
export const PROPERTY_RUNS = { numRuns: Number(runs ?? 300) }
