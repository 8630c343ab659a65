/** The look that text fields, selects and comboboxes share. */
export const controlLook =
  'w-full min-w-0 rounded-[12px] border-[1.5px] border-edge bg-surface px-4 text-16 text-ink placeholder:text-muted ' +
  'transition-colors duration-150 hover:border-brand focus:border-brand focus:outline-none focus-visible:ring-3 focus-visible:ring-brand/25 ' +
  'aria-invalid:border-urgent disabled:opacity-60'
