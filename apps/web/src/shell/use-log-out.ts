import { useState } from 'react'
import { useSession } from '../lib/session.tsx'
import { toast } from '../ui/toast.ts'

const WARNING_MS = 2_500

/** Logs out and loads the page anew; if the server could not be told, the person is, first. */
export function useLogOut() {
  const { logout } = useSession()
  const [leaving, setLeaving] = useState(false)

  async function logOut() {
    setLeaving(true)
    if (!(await logout())) {
      toast.error('Cerraste la sesión en este dispositivo, pero no pudimos avisarle al servidor.')
      await new Promise((resolve) => setTimeout(resolve, WARNING_MS))
    }
    window.location.reload()
  }

  return { logOut, leaving }
}
