import { Skeleton } from '../../../ui/skeleton.tsx'

/** The shape of the settings while one's own data are on their way. */
export function SettingsSkeleton() {
  return (
    <div role="status" aria-label="Cargando tu configuración" className="grid gap-4 md:gap-5">
      {['h-120', 'h-64', 'h-72', 'h-48'].map((height) => (
        <Skeleton key={height} className={`${height} rounded-panel`} />
      ))}
    </div>
  )
}
