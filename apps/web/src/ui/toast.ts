/**
 * Says something for a moment: `toast('…')`, `toast.success`, `toast.error`, `toast.loading`, `toast.custom`.
 * A headless toaster: unlike the dressed one it injects no styles, which the content policy would refuse.
 */
export { toast } from 'react-hot-toast/headless'
