export { recordReputation } from './record-reputation.ts'
export { scoreOf } from './score-of.ts'
