import type { DeletionPlan } from '../../../platform/deletion-plan.ts'

export const auctionsDeletionPlan: DeletionPlan = {
  slice: 'auctions',
  tables: [
    {
      table: 'auctions',
      columns: ['seller_id'],
      does: 'anonymise',
      why: 'Descriptions and pictures go. What nobody bid on is gone altogether; of the rest the title stays, for the history of who bid.',
    },
    {
      table: 'listings',
      columns: ['seller_id'],
      does: 'keep',
      why: 'Follows the auctions by its triggers, and its words with it; the words of erased titles are unlearned.',
    },
    { table: 'auction_guests', columns: ['person_id'], does: 'delete' },
    { table: 'draft_photos', columns: ['owner_id'], does: 'delete' },
    { table: 'drafts', columns: ['owner_id'], does: 'delete' },
    { table: 'deleted_drafts', columns: ['owner_id'], does: 'delete' },
  ],
  folders: [
    {
      folder: 'images/share',
      does: 'delete',
      why: 'Pictures for links show a photo of the auction and its title.',
    },
  ],
}
