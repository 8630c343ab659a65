import type { Category } from '@martillo/contract/catalog'
import { bidOverHttp } from './bid-over-http.ts'
import { draftOverHttp } from './draft-over-http.ts'
import type { MadePerson, Maker } from './maker.ts'
import { publishOverHttp } from './publish-over-http.ts'
import { serverUrl } from './server-url.ts'

export interface Screen {
  readonly name: string
  readonly path: string
  /** Who looks; a visitor when not given. */
  readonly as?: MadePerson
  /** Made of the same parts as another one. */
  readonly alike?: boolean
}

async function firstCategory(): Promise<{ category: string; subcategory: string }> {
  const [category] = (await (await fetch(`${serverUrl()}/api/categories`)).json()) as Category[]
  const subcategory = category?.Subcategories[0]
  if (!subcategory) throw new Error('there is no subcategory')
  return {
    category: `/categorias/${category.Slug}`,
    subcategory: `/categorias/${category.Slug}/subcategoria/${subcategory.Slug}`,
  }
}

/** Every screen that there is, with something on it: two auctions, one running with bids and one sold. */
export async function makeScreens(maker: Maker, seller: MadePerson): Promise<Screen[]> {
  const [buyer, rival, newcomer] = [
    await maker.person(),
    await maker.person(),
    await maker.person({ verified: false, score: 0 }),
  ]
  const admin = await maker.person({ role: 'admin' })
  const running = await publishOverHttp(seller, { title: 'Bandoneón de 142 voces con estuche original' })
  const sold = await publishOverHttp(seller, { title: 'Mate de plata y alpaca, firmado' })
  for (const auction of [running, sold]) {
    await bidOverHttp(buyer, auction, 12_000)
    await bidOverHttp(rival, auction, 14_000)
  }
  await maker.endIn(sold, 0)
  const { category, subcategory } = await firstCategory()
  const untouched = await publishOverHttp(seller, { title: 'Acordeón verdulera de ocho bajos' })
  const draft = await draftOverHttp(rival, 'Sillón hamaca de cedro')
  return [
    { name: 'home', path: '/' },
    { name: 'auction', path: `/subasta/${running}` },
    { name: 'auction-sold', path: `/subasta/${sold}` },
    { name: 'base-zero', path: '/base-0' },
    { name: 'popular', path: '/populares', alike: true },
    { name: 'ending-soon', path: '/por-terminar', alike: true },
    { name: 'all', path: '/todas' },
    { name: 'finished', path: '/finalizadas', alike: true },
    { name: 'category', path: category, alike: true },
    { name: 'subcategory', path: subcategory, alike: true },
    { name: 'narrowed', path: '/todas?estado=usado&entrega=retiro&desde=1&orden=mayor-precio' },
    { name: 'narrowed-to-nothing', path: '/todas?desde=999999999999' },
    { name: 'profile', path: `/usuario/${seller.username}` },
    { name: 'search', path: '/buscar?q=bandoneon', alike: true },
    { name: 'search-corrected', path: '/buscar?q=bandoneom', alike: true },
    { name: 'search-empty', path: '/buscar?q=xqzjkw' },
    { name: 'not-found', path: '/no-hay-nada' },
    { name: 'faq', path: '/preguntas-y-respuestas#que-permite-cada-nivel' },
    { name: 'about', path: '/sobre-nosotros' },
    { name: 'terms', path: '/terminos-y-condiciones' },
    { name: 'privacy', path: '/politica-de-privacidad', alike: true },
    { name: 'regret', path: '/arrepentimiento' },
    { name: 'cancellation', path: '/baja', alike: true },
    { name: 'favorites', path: '/favoritos' },
    { name: 'login', path: '/iniciar-sesion' },
    { name: 'login-by-its-other-name', path: '/login', alike: true },
    { name: 'register', path: '/registrarse' },
    { name: 'forgot-password', path: '/reiniciar-contrasena' },
    { name: 'google-callback', path: '/auth/google/callback' },
    { name: 'apple-callback', path: '/apple-callback?success=false&error=account_exists', alike: true },
    { name: 'complete-profile', path: '/completar-perfil', as: seller },
    { name: 'publish', path: '/crear-subasta', as: seller },
    { name: 'publish-offer', path: '/crear-subasta', as: rival },
    { name: 'preview', path: `/subasta/vista-previa?borrador=${draft}`, as: rival },
    { name: 'my-auctions', path: '/administrar-subastas', as: seller },
    { name: 'edit-auction', path: `/administrar-subastas/${untouched}`, as: seller },
    { name: 'edit-auction-with-bids', path: `/administrar-subastas/${running}`, as: seller },
    { name: 'auction-leading', path: `/subasta/${running}`, as: rival },
    { name: 'auction-outbid', path: `/subasta/${running}`, as: buyer },
    { name: 'auction-own', path: `/subasta/${running}`, as: seller, alike: true },
    { name: 'auction-won', path: `/subasta/${sold}`, as: rival },
    { name: 'notifications', path: '/notificaciones', as: seller },
    { name: 'settings', path: '/configuracion-cuenta', as: seller },
    { name: 'delete-account', path: '/eliminar-cuenta', as: seller },
    { name: 'delete-account-denied', path: '/eliminar-cuenta' },
    { name: 'reputation', path: '/mi-reputacion', as: seller },
    { name: 'admin', path: `/admin?tipo=username&valor=${seller.username}`, as: admin },
    { name: 'welcome', path: '/#new-user', as: seller },
    { name: 'verification', path: '/', as: newcomer },
  ]
}
