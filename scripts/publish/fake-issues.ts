type Issue = { number: number; title: string; body: string; comments: string[]; isOpen: boolean };

/** A fake `gh` for tests, and the issues that it has opened, edited, commented on and closed. */
export function fakeIssues() {
  const issues: Issue[] = [];
  const open = () => issues.filter(({ isOpen }) => isOpen);
  function gh(...[, verb, ...rest]: string[]): string {
    const option = (name: string) => rest[rest.indexOf(`--${name}`) + 1] ?? '';
    const [title, body] = [option('title'), option('body')];
    const issue = issues.find(({ number }) => String(number) === rest[0]);
    if (verb === 'create')
      issues.push({ number: issues.length + 1, title, body, comments: [], isOpen: true });
    if (verb === 'edit') Object.assign(issue!, { title, body });
    if (verb === 'comment') issue!.comments.push(body);
    if (verb === 'close') Object.assign(issue!, { isOpen: false }).comments.push(option('comment'));
    return JSON.stringify(open());
  }
  return { gh, issues, open };
}
