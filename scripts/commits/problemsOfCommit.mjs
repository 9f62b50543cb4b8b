/** Returns what is wrong with a commit, for its author to read: see "Commits" in CONTRIBUTING.md. */
export function problemsOfCommit({ subject, parents }) {
  if (parents.length > 1) return gitHubTestMerge.test(subject) ? [] : ['is a merge: squash it into one commit, or rebase'];
  if (/^(?:fixup|squash|amend)!|^wip\b/i.test(subject)) return ['is unfinished: squash it into the commit that it belongs to'];
  const { length } = [...subject];
  return [
    length > 72 ? `has a subject of ${length} characters: use at most 72` : [],
    form.test(subject) ? [] : 'needs the form "area: what", in lower case before and after the colon',
    subject.endsWith('.') ? 'ends with a full stop: leave it out' : [],
    subject.includes('; ') ? 'joins topics with ";": commit each concern by itself' : [],
  ].flat();
}

const form = /^[a-z][a-z0-9 -]*: [^\sA-Z]/;

/** The commit that GitHub creates to test a pull request. It never lands. */
const gitHubTestMerge = /^Merge [0-9a-f]{40} into [0-9a-f]{40}$/;
