export { eraseOwnedPictures } from './erase-owned-pictures.ts'
export { forgetPictures, lockPictures, lockShowable, recordPictures } from './media.store.ts'
export { prepareRenditions } from './prepare-renditions.ts'
export { deletePrivatePictures, storePrivatePictures } from './private-pictures.ts'
export { makeRenditions } from './render-picture.ts'
export {
  discardPictures,
  type StoredPicture,
  storePicture,
  storePictures,
} from './store-picture.ts'
