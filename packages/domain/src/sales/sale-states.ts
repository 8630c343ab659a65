export type SaleState = 'pendiente' | 'pagada' | 'entregada' | 'completada' | 'cancelada'

/** Every sale begins here. */
export const FIRST_SALE_STATE: SaleState = 'pendiente'

const MOVES: Readonly<Record<SaleState, readonly SaleState[]>> = {
  pendiente: ['pagada', 'cancelada'],
  pagada: ['entregada', 'cancelada'],
  entregada: ['completada', 'cancelada'],
  completada: [],
  cancelada: [],
}

/** True where a sale may go from one state to another. Completed and cancelled ones stay as they are. */
export function maySaleMove(from: SaleState, to: SaleState): boolean {
  return MOVES[from].includes(to)
}

/** A sale is open until it is completed or cancelled. */
export function isSaleOpen(state: SaleState): boolean {
  return MOVES[state].length > 0
}
