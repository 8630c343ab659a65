/**
 * A picture's own colour behind it while it is on the way, over the whole of a positioned parent. Drawn, because the
 * page's security policy refuses a style attribute that the server wrote.
 */
export function Tint({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full opacity-40 dark:opacity-20">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
