import { ThemeSwitch } from '../../../shell/theme-switch.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Light or dark, on this device. */
export function AppearanceSection() {
  return (
    <SettingsCard id="apariencia" title="Apariencia" about="Vale para este dispositivo.">
      <div className="sm:max-w-sm">
        <ThemeSwitch />
      </div>
    </SettingsCard>
  )
}
