import { Navigate, type RouteObject } from 'react-router'
import { paths } from './lib/paths.ts'
import { keyOf } from './lib/use-call.ts'
import { AppLayout } from './shell/app-layout.tsx'
import { GuestsOnly, MembersOnly } from './shell/guards.tsx'
import type { RouteHandle } from './shell/route-handle.ts'
import { RouterError } from './shell/router-error.tsx'
import { pageOf } from './ui/pages-around.ts'

/** The handle of a route, checked. It stays on the route, where it is known before the screen's code is. */
const says = (handle: RouteHandle): RouteHandle => handle

const homeKeys = [
  keyOf('GET /auctions/basezero', { query: { limit: 10 } }),
  keyOf('GET /auctions/mostbids', { query: { limit: 10 } }),
  keyOf('GET /auctions/finishingsoon', { query: { limit: 10 } }),
  keyOf('GET /auctions/active', { query: { limit: 50 } }),
]

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
      keys: ({ params: { id = '' } }) => [keyOf('GET /auctions/:id', { params: { id } })],
    }),
    lazy: () => import('./pages/auction.tsx'),
  },
  {
    path: paths.baseZero,
    handle: says({
      title: 'Subastas Base $0',
      keys: ({ search }) => [keyOf('GET /auctions/basezero', { query: { page: pageOf(search) } })],
    }),
    lazy: () => import('./pages/base-zero.tsx'),
  },
  {
    path: paths.popular,
    handle: says({
      title: 'Subastas populares',
      keys: ({ search }) => [keyOf('GET /auctions/mostbids', { query: { page: pageOf(search) } })],
    }),
    lazy: () => import('./pages/popular.tsx'),
  },
  {
    path: paths.endingSoon,
    handle: says({
      title: 'Subastas por terminar',
      keys: ({ search }) => [keyOf('GET /auctions/finishingsoon', { query: { page: pageOf(search) } })],
    }),
    lazy: () => import('./pages/ending-soon.tsx'),
  },
  {
    path: paths.all,
    handle: says({
      title: 'Todas las subastas',
      keys: ({ search }) => [keyOf('GET /auctions/active', { query: { page: pageOf(search) } })],
    }),
    lazy: () => import('./pages/all.tsx'),
  },
  {
    path: paths.finished,
    handle: says({
      title: 'Subastas finalizadas',
      keys: ({ search }) => [keyOf('GET /auctions/finished', { query: { page: pageOf(search) } })],
    }),
    lazy: () => import('./pages/finished.tsx'),
  },
  {
    path: '/categorias/:categoryName',
    handle: says({ keys: () => [keyOf('GET /categories')] }),
    lazy: () => import('./pages/category.tsx'),
  },
  {
    path: '/categorias/:categoryName/subcategoria/:subcategoryName',
    handle: says({ keys: () => [keyOf('GET /categories')] }),
    lazy: () => import('./pages/subcategory.tsx'),
  },
  {
    path: '/usuario/:username',
    handle: says({
      keys: ({ params: { username = '' } }) => [
        keyOf('GET /user/username/:name', { params: { name: username } }),
      ],
    }),
    lazy: () => import('./pages/public-profile.tsx'),
  },
  { path: '/buscar', lazy: () => import('./pages/search.tsx') },
  { path: '/login', element: <Navigate to={paths.login} replace /> },
]

const forGuests: RouteObject[] = [
  { path: paths.login, handle: says({ title: 'Iniciar sesión' }), lazy: () => import('./pages/login.tsx') },
  {
    path: paths.register,
    handle: says({ title: 'Registrarse' }),
    lazy: () => import('./pages/register.tsx'),
  },
]

const forMembers: RouteObject[] = [
  {
    path: paths.publish,
    handle: says({ title: 'Publicar una subasta' }),
    lazy: () => import('./pages/publish.tsx'),
  },
  {
    path: paths.myAuctions,
    handle: says({ title: 'Mis subastas' }),
    lazy: () => import('./pages/my-auctions.tsx'),
  },
  {
    path: paths.notifications,
    handle: says({ title: 'Notificaciones' }),
    lazy: () => import('./pages/notifications.tsx'),
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
        errorElement: <RouterError />,
        children: [
          ...open,
          { element: <GuestsOnly />, children: forGuests },
          { element: <MembersOnly />, children: forMembers },
          { path: '*', lazy: () => import('./pages/not-found.tsx') },
        ],
      },
    ],
  },
]
