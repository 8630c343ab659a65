import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportLater } from '../lib/watch-errors.ts'
import { CrashScreen } from './crash-screen.tsx'

interface CrashBoundaryProps {
  children: ReactNode
  /** Takes the place of the crash screen; calling `retry` clears the error. */
  fallback?: (error: unknown, retry: () => void) => ReactNode
  /** Called when the person tries again, before the children are drawn anew. */
  onRetry?: () => void
  /** A change of this (the address) clears the error, so that one broken screen does not hold the others. */
  resetKey?: string
}

interface State {
  crash: { error: unknown } | null
  resetKey: string | undefined
}

/** Catches what breaks while drawing its children and shows the crash screen in their place; the server is told. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { crash: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportLater({ origin: 'react', error, stack: componentStack || 'No disponible' })
  }

  readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ crash: null })
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (!crash) return this.props.children
    const { fallback } = this.props
    return fallback ? fallback(crash.error, this.retry) : <CrashScreen onRetry={this.retry} />
  }
}
