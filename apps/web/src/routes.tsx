import { type RouteObject, redirect } from 'react-router'
import { categoryKey, searchKey, sectionKey, subcategoryKey, userKey } from './features/browsing/list-keys.ts'
import { findCategory } from './features/catalog/find-category.ts'
import { keepLoading } from './lib/late-part.ts'
import { paths } from './lib/paths.ts'
import { keyOf } from './lib/use-call.ts'
import { AppLayout } from './shell/app-layout.tsx'
import { GuestsOnly, MembersOnly } from './shell/guards.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'
import type { RouteHandle } from './shell/route-handle.ts'
import { RouterError } from './shell/router-error.tsx'

/** The handle of a route, checked. It stays on the route, where it is known before the screen's code is. */
const says = (handle: RouteHandle): RouteHandle => handle

const publishForm = () => import('./pages/publish.tsx')
const publishPreview = () => import('./pages/auction-preview.tsx')

/** One of two screens between which one goes to and fro: the other comes after it, to be there without a network too. */
async function withOther<T>(screen: () => Promise<T>, other: () => Promise<unknown>): Promise<T> {
  const loaded = await screen()
  void keepLoading(other)
  return loaded
}

const homeKeys = [
  keyOf('GET /slides'),
  keyOf('GET /auctions/basezero', { query: { limit: 10 } }),
  keyOf('GET /auctions/mostbids', { query: { limit: 10 } }),
  keyOf('GET /auctions/finishingsoon', { query: { limit: 10 } }),
  keyOf('GET /auctions/active', { query: { limit: 50 } }),
]

// A category's auctions go by its number, which the categories tell.
const categoryHandle = says({
  keys({ params: { categoryName = '', subcategoryName }, search, known }) {
    const all = keyOf('GET /categories')
    const { category, subcategory } = findCategory(known(all) ?? [], categoryName, subcategoryName) ?? {}
    if (subcategory) return [all, subcategoryKey(subcategory.ID, search)]
    return category ? [all, categoryKey(category.ID, search)] : [all]
  },
})

const open: RouteObject[] = [
  {
    path: paths.home,
    handle: says({ keys: () => homeKeys }),
    lazy: () => import('./pages/home.tsx'),
  },
  {
    path: '/subasta/:id',
    handle: says({
      dock: true,
      // With the secret of a private one in the address there is nothing to read before it is entered.
      keys: ({ params: { id = '' }, search }) =>
        new URLSearchParams(search).has('clave') ? [] : [keyOf('GET /auctions/:id', { params: { id } })],
    }),
    lazy: () => import('./pages/auction.tsx'),
  },
  {
    path: paths.baseZero,
    handle: says({
      title: 'Subastas Base $0',
      keys: ({ search }) => [sectionKey('GET /auctions/basezero', search)],
    }),
    lazy: () => import('./pages/base-zero.tsx'),
  },
  {
    path: paths.popular,
    handle: says({
      title: 'Subastas populares',
      keys: ({ search }) => [sectionKey('GET /auctions/mostbids', search)],
    }),
    lazy: () => import('./pages/popular.tsx'),
  },
  {
    path: paths.endingSoon,
    handle: says({
      title: 'Subastas por terminar',
      keys: ({ search }) => [sectionKey('GET /auctions/finishingsoon', search)],
    }),
    lazy: () => import('./pages/ending-soon.tsx'),
  },
  {
    path: paths.all,
    handle: says({
      title: 'Todas las subastas',
      keys: ({ search }) => [sectionKey('GET /auctions/active', search)],
    }),
    lazy: () => import('./pages/all.tsx'),
  },
  {
    path: paths.finished,
    handle: says({
      title: 'Subastas finalizadas',
      keys: ({ search }) => [sectionKey('GET /auctions/finished', search)],
    }),
    lazy: () => import('./pages/finished.tsx'),
  },
  { path: '/categorias/:categoryName', handle: categoryHandle, lazy: () => import('./pages/category.tsx') },
  {
    path: '/categorias/:categoryName/subcategoria/:subcategoryName',
    handle: categoryHandle,
    lazy: () => import('./pages/category.tsx'),
  },
  {
    path: '/usuario/:username',
    handle: says({
      keys({ params: { username = '' }, search, known }) {
        const person = keyOf('GET /user/username/:name', { params: { name: username } })
        const id = known(person)?.ID
        return id === undefined ? [person] : [person, userKey(id, search)]
      },
    }),
    lazy: () => import('./pages/public-profile.tsx'),
  },
  {
    path: '/buscar',
    handle: says({ keys: ({ search }) => [searchKey(search) ?? []].flat() }),
    lazy: () => import('./pages/search.tsx'),
  },
  {
    path: paths.faq,
    handle: says({ title: 'Preguntas y respuestas' }),
    lazy: () => import('./pages/faq.tsx'),
  },
  { path: paths.about, handle: says({ title: 'Sobre nosotros' }), lazy: () => import('./pages/about.tsx') },
  {
    path: paths.terms,
    handle: says({ title: 'Términos y condiciones' }),
    lazy: () => import('./pages/terms.tsx'),
  },
  {
    path: paths.privacy,
    handle: says({ title: 'Política de privacidad' }),
    lazy: () => import('./pages/privacy.tsx'),
  },
  {
    path: paths.regret,
    handle: says({ title: 'Botón de arrepentimiento' }),
    lazy: () => import('./pages/regret.tsx'),
  },
  {
    path: paths.cancelService,
    handle: says({ title: 'Botón de baja de servicio' }),
    lazy: () => import('./pages/cancellation.tsx'),
  },
  {
    path: paths.favorites,
    handle: says({ title: 'Favoritos' }),
    lazy: () => import('./pages/favorites.tsx'),
  },
  {
    // Not behind the guard: it says itself that a session is needed.
    path: paths.deleteAccount,
    handle: says({ title: 'Eliminar cuenta' }),
    lazy: () => import('./pages/delete-account.tsx'),
  },
  {
    path: paths.forgotPassword,
    handle: says({ title: 'Reiniciar contraseña' }),
    lazy: () => import('./pages/forgot-password.tsx'),
  },
  {
    path: paths.appleCallback,
    handle: says({ title: 'Ingreso con Apple' }),
    lazy: () => import('./pages/apple-callback.tsx'),
  },
  { path: '/login', loader: () => redirect(paths.login) },
]

const forGuests: RouteObject[] = [
  { path: paths.login, handle: says({ title: 'Iniciar sesión' }), lazy: () => import('./pages/login.tsx') },
  {
    path: paths.register,
    handle: says({ title: 'Registrarse' }),
    lazy: () => import('./pages/register.tsx'),
  },
  {
    path: paths.googleCallback,
    handle: says({ title: 'Ingreso con Google' }),
    lazy: () => import('./pages/google-callback.tsx'),
  },
]

const forMembers: RouteObject[] = [
  {
    path: paths.completeProfile,
    handle: says({ title: 'Completá tu perfil' }),
    lazy: () => import('./pages/complete-profile.tsx'),
  },
  {
    path: paths.publish,
    handle: says({ title: 'Publicar una subasta', dock: true }),
    lazy: () => withOther(publishForm, publishPreview),
  },
  {
    path: '/subasta/vista-previa',
    handle: says({ title: 'Vista previa', dock: true }),
    lazy: () => withOther(publishPreview, publishForm),
  },
  {
    path: paths.myAuctions,
    handle: says({ title: 'Mis subastas' }),
    lazy: () => import('./pages/my-auctions.tsx'),
  },
  {
    path: '/administrar-subastas/:id',
    handle: says({ title: 'Editar la subasta' }),
    lazy: () => import('./pages/edit-auction.tsx'),
  },
  {
    path: paths.notifications,
    handle: says({ title: 'Notificaciones' }),
    lazy: () => import('./pages/notifications.tsx'),
  },
  {
    path: paths.settings,
    handle: says({ title: 'Configuración' }),
    lazy: () => import('./pages/settings.tsx'),
  },
  {
    path: paths.reputation,
    handle: says({ title: 'Mi reputación' }),
    lazy: () => import('./pages/my-reputation.tsx'),
  },
  {
    path: paths.admin,
    handle: says({ title: 'Administración' }),
    lazy: () => import('./pages/admin.tsx'),
  },
]

/** The route table: every screen loads on demand, and a broken one breaks inside the shell. */
export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <RouterError />,
    handle: says({ keys: () => [keyOf('GET /config')] }),
    children: [
      {
        element: <PageBoundary />,
        errorElement: <RouterError />,
        children: [
          ...open,
          { element: <GuestsOnly />, children: forGuests },
          { element: <MembersOnly />, children: forMembers },
          {
            path: '*',
            handle: says({ title: 'Página no encontrada' }),
            lazy: () => import('./pages/not-found.tsx'),
          },
        ],
      },
    ],
  },
]
