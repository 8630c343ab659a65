import type { PublicConfig } from '@martillo/contract/system'
import type { Config } from '../config/config.ts'
import { demoAccounts } from './demo-accounts.ts'

function present(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}

/** What everybody may know of the configuration. The demonstration password is shown where nobody else can enter. */
export function publicConfig(config: Config, publicUrl: string): PublicConfig {
  const { site } = config
  const { dataFiscalUrl, ...operator } = site.operator
  return {
    product_name: site.productName,
    tagline: 'Pujá y Ganá',
    public_url: publicUrl,
    trial: config.demo,
    features: {
      google: config.google !== undefined,
      apple: config.apple !== undefined,
      push: config.fcm !== undefined,
      mercadopago: config.mercadopago !== undefined,
    },
    contact_email: site.contactEmail ?? null,
    chat_url: site.chatUrl ?? null,
    social: present(site.social),
    tutorials: present(site.tutorials),
    app_store_url: site.appStoreUrl ?? null,
    play_store_url: site.playStoreUrl ?? null,
    operator: present({ ...operator, data_fiscal_url: dataFiscalUrl }),
    ...(config.demo
      ? {
          demo_accounts: [...demoAccounts],
          ...(config.demoIsLocal && config.demoPassword ? { demo_password: config.demoPassword } : {}),
        }
      : {}),
  }
}
