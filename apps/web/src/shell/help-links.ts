import { paths } from '../lib/paths.ts'

/** What explains the house. */
export const HELP_LINKS = [
  { to: paths.faq, label: 'Preguntas y respuestas' },
  { to: paths.about, label: 'Sobre nosotros' },
  { to: paths.terms, label: 'Términos y condiciones' },
  { to: paths.privacy, label: 'Política de privacidad' },
] as const

/** What the law asks for on every page (Disposición 954/2025). */
export const LEGAL_LINKS = [
  { to: paths.regret, label: 'Botón de arrepentimiento' },
  { to: paths.cancelService, label: 'Botón de baja de servicio' },
] as const

/** Where the State takes consumers' complaints. */
export const CONSUMER_DEFENCE = {
  url: 'https://autogestion.produccion.gob.ar/consumidores',
  label: 'Defensa de las y los consumidores',
} as const
