/** @jest-environment node */
import { blocked } from './script-tasks';
import { withoutScript, wokenLater } from './sites';

test('leaves the page as it looks, and what search engines read', () => {
  const html = withoutScript(`<!doctype html><html><head>
<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<script>early()</script><style>p{color:red}</style>
<link rel="stylesheet" href="/a.css" disabled><link rel="preload" as="font" href="/a.woff2">
</head><body><p>Hola</p><script type="application/ld+json">{}</script>
<script type="application/json" id="held">{}</script></body></html>`);
  expect(html).not.toMatch(/early|Policy|a\.css|held/);
  expect(html).toMatch(/charset.*p\{color:red\}.*a\.woff2.*Hola.*ld\+json/s);
});

test('the empty page keeps its scripts, in their order, for later', () => {
  const html = wokenLater(
    '<html><head><script src="/a.js" async></script><script src="/old.js" nomodule></script></head><body><script src="/b.js" id="_R_" async></script><script>data()</script></body></html>',
  );
  expect(html).not.toMatch(/<script src="\/[ab]\.js"/);
  expect(html).toMatch(/data\(\).*1500/s);
  expect(html).toContain('[{"src":"/a.js","id":"","async":false},{"src":"/b.js","id":"_R_","async":false}]');
});

test('counts what a task with script takes beyond 50 ms, after the first paint', () => {
  const event = (name: string, ts: number, dur = 0, tid = 1) => ({
    name,
    tid,
    ts: ts * 1000,
    dur: dur * 1000,
  });
  const events = [
    event('RunTask', 0, 90),
    event('EvaluateScript', 10, 70),
    event('firstContentfulPaint', 100),
    event('RunTask', 200, 80),
    event('FunctionCall', 210, 60),
    event('RunTask', 300, 99),
    event('RunTask', 400, 40),
    event('EvaluateScript', 401, 30),
    event('EvaluateScript', 310, 60, 2),
  ];
  expect(blocked(events)).toBe(30);
});
