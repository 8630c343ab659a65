/**
 * Who may import whom. docs/architecture.md says it in words; `npm run check` holds the code to it.
 * `scripts/checks/imports.mjs` runs this and also refuses a run that saw too few modules.
 */

/** The server's slices from left to right; those in one row are neighbours and do not import each other. */
const sliceRows = [
  ['media', 'catalog'],
  ['accounts', 'slides'],
  ['reputation', 'diagnostics'],
  ['auctions'],
  ['questions', 'bids'],
  ['sales'],
  ['ratings', 'commissions', 'messages'],
  ['notifications'],
  ['moderation'],
]
const slices = sliceRows.flat()
const features = '^apps/server/src/features'
const test = '\\.(test|testing)\\.tsx?$'

/** A slice sees the public.ts of slices in rows to its left (its tests their makers too), and nothing else of any other slice. */
function sliceRules(slice) {
  const row = sliceRows.findIndex((names) => names.includes(slice))
  const left = sliceRows.slice(0, row).flat()
  const visible = left.length === 0 ? '$^' : `${features}/(${left.join('|')})/(public|[^/]+\\.testing)\\.ts$`
  return {
    name: `slice-order-${slice}`,
    comment: `${slice} imports other slices only to its left (${left.join(', ') || 'none'}), only their public.ts`,
    severity: 'error',
    from: { path: `${features}/${slice}/` },
    to: { path: `${features}/`, pathNot: [`${features}/${slice}/`, visible] },
  }
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

module.exports = {
  forbidden: [
    forbid('no-cycles', 'a cycle has no beginning to understand it from', {}, { circular: true }),
    forbid('resolvable', 'what cannot be resolved escapes every other rule', {}, { couldNotResolve: true }),
    forbid(
      'domain-imports-nothing',
      'the rules are plain functions: no I/O, no clock, no library',
      { path: '^packages/domain/src/', pathNot: test },
      { pathNot: '^packages/domain/src/' },
    ),
    forbid(
      'contract-imports-domain-and-zod',
      'the wire knows the rules and its schema library',
      { path: '^packages/contract/src/', pathNot: test },
      { pathNot: ['^packages/(contract|domain)/src/', 'node_modules/zod/'] },
    ),
    forbid(
      'packages-know-no-app',
      'packages are used by apps, not the reverse',
      { path: '^packages/' },
      { path: '^(apps|e2e|bench)/' },
    ),
    ...slices.map(sliceRules),
    forbid(
      'known-slice',
      'a new slice takes its place in the order above',
      {},
      { path: `${features}/`, pathNot: `${features}/(${slices.join('|')})/` },
    ),
    forbid(
      'platform-knows-no-feature',
      'the platform serves slices without knowing them',
      { path: '^apps/server/src/platform/', pathNot: test },
      { path: '^apps/server/src/(?!platform/)' },
    ),
    forbid(
      'slices-know-no-app',
      'a slice is registered by the app, it does not look up to it',
      { path: `${features}/`, pathNot: test },
      { path: '^apps/server/src/(?!platform/|features/)' },
    ),
    forbid(
      'pages-see-public-files',
      'pages show what slices offer to others',
      { path: '^apps/server/src/pages/', pathNot: test },
      { path: `${features}/`, pathNot: `${features}/[^/]+/public\\.ts$` },
    ),
    forbid(
      'server-knows-no-web',
      'the two meet in the contract',
      { path: '^apps/server/' },
      { path: '^(apps/web|e2e|bench)/' },
    ),
    forbid(
      'web-knows-no-server',
      'the two meet in the contract',
      { path: '^apps/web/' },
      { path: '^(apps/server|e2e|bench)/' },
    ),
    forbid(
      'lib-is-lowest',
      'calls, clock and connection know no screen',
      { path: '^apps/web/src/(lib|native)/', pathNot: test },
      { path: '^apps/web/src/(ui|features|shell|pages)/' },
    ),
    forbid(
      'ui-knows-no-feature',
      'the design system knows nothing of auctions',
      { path: '^apps/web/src/ui/', pathNot: test },
      { path: '^apps/web/src/(features|shell|pages)/' },
    ),
    forbid(
      'features-look-down',
      'pages and the shell combine features, not the reverse',
      { path: '^apps/web/src/features/', pathNot: test },
      { path: '^apps/web/src/(shell|pages)/' },
    ),
    forbid(
      'shell-knows-no-page',
      'the frame does not know what it frames',
      { path: '^apps/web/src/shell/', pathNot: test },
      { path: '^apps/web/src/pages/' },
    ),
    forbid(
      'no-test-code-in-production',
      'test code ships with nothing',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: [test, '^apps/web/src/test/'] },
      { path: [test, '^apps/server/test/', '^packages/[^/]+/test/', '^apps/web/src/test/'] },
    ),
    forbid(
      'no-development-package-in-production',
      'what runs at the user’s must be among the dependencies',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: [test, '^apps/web/src/test/'] },
      // The `?` keeps type-only imports of an @types package out.
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps/[^/]+|bench|e2e)/dist(-server)?/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
