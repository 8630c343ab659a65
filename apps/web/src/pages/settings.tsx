import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AddressSection } from '../features/accounts/settings/address-section.tsx'
import { BlocksSection } from '../features/accounts/settings/blocks-section.tsx'
import { ContactSection } from '../features/accounts/settings/contact-section.tsx'
import { DataSection } from '../features/accounts/settings/data-section.tsx'
import { DevicesSection } from '../features/accounts/settings/devices-section.tsx'
import { KindSection } from '../features/accounts/settings/kind-section.tsx'
import { NotificationsSection } from '../features/accounts/settings/notifications-section.tsx'
import { useOwnUser } from '../features/accounts/settings/own-user.ts'
import { PasswordSection } from '../features/accounts/settings/password-section.tsx'
import { ProfileSection } from '../features/accounts/settings/profile-section.tsx'
import { SettingsCard } from '../features/accounts/settings/settings-card.tsx'
import { SettingsNav } from '../features/accounts/settings/settings-nav.tsx'
import { SettingsSkeleton } from '../features/accounts/settings/settings-skeleton.tsx'
import { paths } from '../lib/paths.ts'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ErrorState } from '../ui/error-state.tsx'

/** The person's settings, in sections that save by themselves. */
export function Component() {
  const { data: user, error, mutate } = useOwnUser()
  const { hash } = useLocation()
  const current = hash.slice(1) || 'perfil'
  const ready = user !== undefined

  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [ready, hash])

  return (
    <div className="wrap max-w-5xl py-6 md:py-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-22 md:text-28">Configuración</h1>
        <ButtonLink kind="line" size="small" to={paths.reputation}>
          Mi reputación
        </ButtonLink>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[220px_minmax(0,1fr)] md:gap-8">
        <SettingsNav current={current} />
        {!user && error && (
          <ErrorState title="No pudimos cargar tu configuración" onRetry={() => void mutate()} />
        )}
        {!user && !error && <SettingsSkeleton />}
        {user && (
          <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-5">
            <ProfileSection user={user} />
            <ContactSection user={user} />
            <AddressSection user={user} />
            <KindSection user={user} />
            <NotificationsSection />
            <PasswordSection />
            <DevicesSection />
            <BlocksSection />
            <SettingsCard id="apariencia" title="Apariencia" about="Vale para este dispositivo.">
              <div className="sm:max-w-sm">
                <ThemeSwitch />
              </div>
            </SettingsCard>
            <DataSection />
          </div>
        )}
      </div>
    </div>
  )
}
