/**
 * A picture's own colour behind it while it is on the way, over the whole of a positioned parent. Of a drawing, for whose
 * colour there is an attribute: the page's security policy refuses a style that the server wrote.
 */
export function Tint({ colour }: { colour: string }) {
  return (
    <svg
      aria-hidden="true"
      color={colour}
      className="absolute inset-0 size-full bg-current opacity-40 dark:opacity-20"
    />
  )
}
