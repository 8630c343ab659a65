import { setNonce } from 'get-nonce'

// Must be the first import of the entry: libraries that inject a <style> read the nonce as they load.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
if (nonce) setNonce(nonce)
