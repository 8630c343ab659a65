import { imageUrl } from '../../lib/images.ts'
import { paths } from '../../lib/paths.ts'
import { useProductName } from '../../lib/use-config.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

/** The head of the home: the promise, and the way in. `running` is how many auctions can be bid on. */
export function HomeHero({ running }: { running: number | undefined }) {
  return (
    <section
      aria-label={useProductName()}
      className="relative isolate flex min-h-44 items-center overflow-hidden rounded-2xl bg-[radial-gradient(60%_120%_at_85%_20%,#a855f7_0,transparent_60%),linear-gradient(110deg,#3b0f80,#6d28d9_70%)] px-5 py-6 text-white md:aspect-[2084/605] md:rounded-panel md:px-[5%]"
    >
      <div className="relative z-1 max-w-[62%] md:max-w-[55%]">
        <h1 className="text-[clamp(1.625rem,4.2vw,3.125rem)] leading-[1.04] font-extrabold tracking-[-0.035em]">
          Pujá desde $ 0<br />y llevátelo.
        </h1>
        <p className="mt-2 min-h-[1.5em] text-[clamp(0.875rem,1.5vw,1.1875rem)] text-white/90">
          {running !== undefined && running > 1 && `${running} subastas abiertas ahora mismo.`}
        </p>
        <ButtonLink
          kind="line"
          to={paths.endingSoon}
          className="mt-3 border-transparent md:mt-5 max-md:min-h-11 max-md:px-4"
        >
          Ver las que terminan
        </ButtonLink>
      </div>
      <div aria-hidden="true" className="absolute inset-y-0 right-[3%] w-[42%]">
        <Drawing name="guitar" className="right-[50%] bottom-[6%] w-[40%] -rotate-12" />
        <Drawing name="bicycle" className="right-[10%] bottom-[36%] w-[46%]" />
        <Drawing name="headphone" className="right-[0%] bottom-[4%] w-[34%] rotate-[10deg]" />
      </div>
    </section>
  )
}

function Drawing({ name, className }: { name: string; className: string }) {
  return (
    <img
      src={imageUrl(`images/iconos/${name}.svg`)}
      alt=""
      className={`absolute drop-shadow-[0_20px_18px_rgb(0_0_0/35%)] ${className}`}
    />
  )
}
