import type { PublicUser } from '@martillo/contract/accounts'
import { BadgeCheck, CalendarDays, MapPin, Store, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMonth } from '../../lib/format-date.ts'
import { useProductName } from '../../lib/use-config.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { ReputationMeterSlot } from '../../ui/reputation-meter-slot.tsx'

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className="shrink-0 text-muted [&>svg]:size-4">
        {icon}
      </span>
      {children}
    </li>
  )
}

/** Who somebody is, as anybody may see it. */
export function ProfileHead({ person }: { person: PublicUser }) {
  const name = useProductName()
  const place = [person.city, person.province].filter(Boolean).join(', ')
  const isShop = person.kind === 'comercio'
  return (
    <header className="wrap pt-3 md:pt-5">
      <div className="overflow-hidden rounded-panel border border-line bg-surface">
        <div className="head-gradient h-28 md:h-44">
          {person.banner && (
            <Picture
              path={person.banner}
              width={880}
              sizes="(max-width: 1232px) 100vw, 1200px"
              widths={[440, 880]}
              alt=""
              loading="eager"
              className="size-full object-cover"
            />
          )}
        </div>
        <div className="grid gap-5 px-4 pb-5 md:grid-cols-[1fr_320px] md:items-end md:px-7 md:pb-7">
          <div className="min-w-0">
            <Avatar
              name={person.Username}
              image={person.ProfileImage}
              className="-mt-11 relative size-22 border-4 border-surface text-28 md:-mt-14 md:size-28"
            />
            <h1 className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-22 font-extrabold md:text-28">
              <span className="min-w-0 [overflow-wrap:anywhere]">{person.Username}</span>
              {person.premium && (
                <span className="inline-flex items-center gap-1 rounded-full bg-brand-soft px-2.5 py-1 text-12 font-[650] tracking-normal text-brand-ink">
                  <BadgeCheck aria-hidden="true" className="size-4" />
                  Premium
                </span>
              )}
            </h1>
            <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1.5 text-14">
              {place && <Fact icon={<MapPin />}>{place}</Fact>}
              <Fact icon={<CalendarDays />}>
                En {name} desde {formatMonth(person.member_since)}
              </Fact>
              <Fact icon={isShop ? <Store /> : <User />}>{isShop ? 'Comercio' : 'Particular'}</Fact>
            </ul>
            <p className="mt-2.5 flex flex-wrap items-center gap-x-2 text-14 text-muted">
              {person.sales === 1 ? '1 venta concretada' : `${person.sales} ventas concretadas`}
              {person.rating !== null && <Rating value={person.rating} count={person.ratings_count} />}
            </p>
          </div>
          <div>
            <p className="mb-2 flex items-baseline justify-between gap-3">
              <span className="text-14 font-semibold">Reputación</span>
              <span className="text-18 font-bold">
                {person.reputation}
                <span className="text-14 font-normal text-muted"> de 100</span>
              </span>
            </p>
            <ReputationMeterSlot score={person.reputation} />
          </div>
        </div>
      </div>
    </header>
  )
}
