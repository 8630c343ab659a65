import type { Platform } from '../platform/platform.ts'
import { pageStatus } from './page-status.ts'

/** Every page is the web's shell for now; what the server knows of it is its status. */
export function registerPages({ hooks }: Pick<Platform, 'hooks'>): void {
  hooks.renderPage = async (request, shell) => {
    const [path = '/'] = request.url.split('?')
    return { status: await pageStatus(path, (id, session) => hooks.mayWatch(id, session)), html: shell }
  }
}
