/** How the product is called where the configuration does not say otherwise. */
export const PRODUCT = 'Martillo'
export const TAGLINE = 'Pujá y Ganá'
