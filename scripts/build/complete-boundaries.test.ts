/** @jest-environment node */
import { completeBoundaries } from './complete-boundaries.mjs';

const runtime =
  '$RB=[];$RV=function(a){for(var b=0;b<a.length;b+=2);};$RC=function(a,b){b.parentNode.removeChild(b)};';
const timer = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

function placeholder(id: string, fallback = '') {
  return `<!--$?--><template id="B:${id}"></template>${fallback}<!--/$-->`;
}
function arrival(id: string, content: string, first = false) {
  return `<div hidden id="S:${id}">${content}</div><script>${first ? runtime : ''}$RC("B:${id}","S:${id}")</script>`;
}

test('a page without any is left as it is', () => {
  const html = '<p>uno</p><!--$--><p>dos</p><!--/$--><script>self.__next_f.push([1,"x"])</script>';
  expect(completeBoundaries(html)).toBe(html);
});

test('content goes to its place, and its scripts go', () => {
  const html =
    `<main>${placeholder('0', '<i></i>')}<hr>${placeholder('1')}</main>${timer}` +
    `${arrival('0', '<form><div>a</div></form>', true)}${arrival('1', '<div>b</div>')}<script>next()</script>`;
  expect(completeBoundaries(html)).toBe(
    '<main><!--$--><form><div>a</div></form><!--/$--><hr><!--$--><div>b</div><!--/$--></main><script>next()</script>',
  );
});

test('a boundary within another', () => {
  const html = `${placeholder('a')}${arrival('a', `<b>${placeholder('b')}</b>`, true)}${arrival('b', '<u></u>')}`;
  expect(completeBoundaries(html)).toBe('<!--$--><b><!--$--><u></u><!--/$--></b><!--/$-->');
});

test.each([
  ['no script for it', '<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0">a</div>'],
  ['no place for it', arrival('0', 'a', true)],
  ['a place for nothing', placeholder('0')],
  ['a boundary in its fallback', placeholder('0', '<!--$--><!--/$-->') + arrival('0', 'a')],
  ['an error instead of content', '<!--$!--><template></template><!--/$-->'],
])('stops the build at a page made in another way: %s', (_, html) => {
  expect(() => completeBoundaries(html)).toThrow('is not as scripts/build');
});
