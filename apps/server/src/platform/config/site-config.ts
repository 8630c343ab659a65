import type { SiteConfig } from './config.ts'
import type { Variables } from './variable-schemas.ts'

/** In the trial, what is not set gets plausible values, so that every part of the pages can be seen. */
export function siteConfig(set: Variables, demo: boolean): SiteConfig {
  function orTrial(value: string | undefined, trial: string): string | undefined {
    return value ?? (demo ? trial : undefined)
  }
  return {
    productName: set.PRODUCT_NAME,
    contactEmail: orTrial(set.CONTACT_EMAIL, 'hola@martillo.example'),
    chatUrl: orTrial(set.CHAT_URL, 'https://chat.martillo.example/'),
    social: {
      facebook: orTrial(set.SOCIAL_FACEBOOK, 'https://facebook.martillo.example/'),
      instagram: orTrial(set.SOCIAL_INSTAGRAM, 'https://instagram.martillo.example/'),
      x: set.SOCIAL_X,
      youtube: orTrial(set.SOCIAL_YOUTUBE, 'https://youtube.martillo.example/'),
      tiktok: set.SOCIAL_TIKTOK,
    },
    tutorials: {
      register: orTrial(set.TUTORIAL_REGISTER, 'https://videos.martillo.example/registrarse'),
      bid: orTrial(set.TUTORIAL_BID, 'https://videos.martillo.example/pujar'),
      sell: orTrial(set.TUTORIAL_SELL, 'https://videos.martillo.example/vender'),
    },
    appStoreUrl: orTrial(set.APP_STORE_URL, 'https://ios.martillo.example/'),
    playStoreUrl: orTrial(set.PLAY_STORE_URL, 'https://android.martillo.example/'),
    operator: {
      name: orTrial(set.OPERATOR_NAME, 'Martillo de prueba S.A.'),
      address: orTrial(set.OPERATOR_ADDRESS, 'Calle 50 n.º 123, La Plata, Buenos Aires'),
      cuit: orTrial(set.OPERATOR_CUIT, '30-00000000-7'),
      dataFiscalUrl: orTrial(set.OPERATOR_DATA_FISCAL_URL, 'https://datafiscal.martillo.example/'),
    },
    bank: {
      holder: orTrial(set.BANK_HOLDER, 'Martillo de prueba S.A.'),
      name: orTrial(set.BANK_NAME, 'Banco de Prueba'),
      cbu: orTrial(set.BANK_CBU, '0000000000000000000000'),
      alias: orTrial(set.BANK_ALIAS, 'martillo.de.prueba'),
    },
  }
}
