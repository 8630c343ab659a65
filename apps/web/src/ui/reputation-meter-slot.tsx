import { memo, Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import type { ReputationMeterProps } from './reputation-meter.tsx'

const ReputationMeter = latePart(async () => (await import('./reputation-meter.tsx')).ReputationMeter)

/** The meter where a first view has one: nothing in it is pressed, so its code comes after that view. */
export const ReputationMeterSlot = memo(function ReputationMeterSlot(props: ReputationMeterProps) {
  return (
    <Suspense fallback={<div className={props.className} />}>
      <ReputationMeter {...props} />
    </Suspense>
  )
})
