/** How many generated cases each property sees: `PROPERTY_RUNS`, else some hundreds. */
export const PROPERTY_RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }
