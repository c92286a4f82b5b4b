/** @jest-environment node */
import { harmlessHtml } from './harmless-html';

test.each([
  '<input type="file" class="swal2-file" />\n <output></output><img class="swal2-image" />',
  '<svg viewBox="0 0 10 10" stroke-width="2"><path d="M0 0"/></svg>',
  '<p><a href="https://wa.me/57?text=Hola%2C" target="_blank">Hola</a> <a href="/a#b">b</a></p>',
])('HTML of the dialogs passes unchanged: %s', (html) => expect(harmlessHtml(html)).toBe(html));

test.each([
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="&#x6a;avascript:alert(1)">a</a>',
  '<p style="position:fixed">a</p>',
  '<img src="https://mal.example/a.png">',
  '<p class="a" onclick="alert(1)">a</p>',
  '<p title="a>b">a</p>',
  '<!-- a -->',
  '<p',
  '<iframe srcdoc="a"></iframe>',
])('HTML that could run script, load a file or change styles is refused: %s', (html) =>
  expect(() => harmlessHtml(html)).toThrow(TypeError),
);
