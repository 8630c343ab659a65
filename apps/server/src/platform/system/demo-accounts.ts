/** The accounts of the demonstration content, as the login page and the start's greeting name them. */
export const demoAccounts = [
  { email: 'nuevo@demo.test', role: 'user', about: 'Recién llega: reputación 0 a 10' },
  { email: 'inicial@demo.test', role: 'user', about: 'Vende de a poco: reputación 11 a 25' },
  { email: 'activo@demo.test', role: 'user', about: 'Vende seguido: reputación 26 a 50' },
  { email: 'experto@demo.test', role: 'user', about: 'Vende sin límites: reputación 51 a 75' },
  { email: 'elite@demo.test', role: 'user', about: 'Destaca sus subastas: reputación 76 a 100' },
  { email: 'compradora@demo.test', role: 'user', about: 'Compra, con el email verificado' },
  { email: 'comprador@demo.test', role: 'user', about: 'Compra, con el email verificado' },
  { email: 'admin@demo.test', role: 'admin', about: 'Administra el sitio' },
] as const
