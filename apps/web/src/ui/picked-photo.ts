/** A photo chosen on this device, on its way to being published. */
export interface PickedPhoto {
  id: string
  file: File
  /** An object address of the file, for showing it. */
  url: string
  /** 0 to 1 while it travels. */
  progress?: number
  /** Why the server did not take it. */
  problem?: string
}
