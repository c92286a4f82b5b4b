/** @jest-environment node */
import { withoutScript } from './sites';

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
