/** The auction of the example, in pesos; what each maximum leads to is what the rules of bidding answer. */
export const example = {
  base: 100_000,
  increment: 5_000,
  ana: { maximum: 150_000, price: 100_000 },
  beto: { maximum: 120_000, price: 125_000 },
  carla: { maximum: 160_000, price: 155_000 },
} as const
