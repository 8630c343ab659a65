import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/list-files.mjs'
import { root } from '../lib/paths.mjs'

// A slice writes only the tables that its migrations own. The header of a migration names the owner: "-- Owner: bids."
const read = (path) => readFileSync(join(root, path), 'utf8')
const owners = new Map()
const problems = []

for (const path of listFiles(['apps/server/migrations']).filter((file) => file.endsWith('.sql'))) {
  const sql = read(path)
  const owner = /^-- Owner: ([a-z-]+)\b/.exec(sql)?.[1]
  if (owner === undefined) problems.push(`${path}: the first line must say "-- Owner: <slice>."`)
  for (const [, table] of sql.matchAll(/create (?:unlogged )?table (?:if not exists )?([a-z_.]+)/gi))
    owners.set(table, owner)
}

const writes =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]([a-z_.]+)|\b(?:insert into|delete from|merge into)\s+([a-z_.]+)|\bupdate\s+([a-z_]+)\s+(?:as\s+\w+\s+)?set\b/gi
let seen = 0
for (const path of listFiles(['apps/server/src/features', 'apps/server/src/platform'])) {
  if (!path.endsWith('.ts') || /\.(test|testing)\.ts$/.test(path)) continue
  const slice = /features\/([^/]+)\//.exec(path)?.[1] ?? 'platform'
  for (const match of read(path).matchAll(writes)) {
    const table = match[1] ?? match[2] ?? match[3] ?? ''
    const owner = owners.get(table)
    if (owner === undefined) continue
    seen += 1
    if (owner !== slice) problems.push(`${path}: writes ${table}, which belongs to ${owner}`)
  }
}

if (owners.size === 0 || seen === 0) problems.push('saw no tables or no writes: this check is blind')
for (const problem of problems) console.log(problem)
console.log(`${owners.size} tablas, ${seen} escrituras, ${problems.length} problemas`)
process.exitCode = problems.length === 0 ? 0 : 1
