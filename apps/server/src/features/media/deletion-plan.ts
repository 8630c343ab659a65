import type { DeletionPlan } from '../../platform/deletion-plan.ts'

const THEIRS = 'Pictures that the person put in, and every size that was made of them.'

export const mediaDeletionPlan: DeletionPlan = {
  slice: 'media',
  tables: [
    {
      table: 'images',
      columns: ['owner_id'],
      does: 'anonymise',
      why: 'Rows go with their files. Icons and slides that an administrator put in belong to the site: only the owner is forgotten.',
    },
  ],
  folders: [
    { folder: 'images/originals', does: 'delete', why: THEIRS },
    { folder: 'images/renditions', does: 'delete', why: THEIRS },
  ],
}
