export { recordPictures } from './media.store.ts'
export { prepareRenditions } from './prepare-renditions.ts'
export {
  discardPictures,
  type NewPicture,
  type StoredPicture,
  storePicture,
  storePictures,
} from './store-picture.ts'
