export { type ReputationNews, recordReputation } from './record-reputation.ts'
export { scoreOf, scoresOf } from './score-of.ts'
