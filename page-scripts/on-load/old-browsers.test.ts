import { answerInOldBrowsers } from './old-browsers';

test('one fold of a group is open at a time in browsers without the name of `<details>`', () => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  document.body.innerHTML =
    '<details name="dates" id="a"></details><details name="dates" id="b"></details><details id="other"></details>';
  answerInOldBrowsers();
  const [first, second, other] = [...document.querySelectorAll('details')];
  for (const fold of [other, first, second]) {
    fold!.open = true;
    fold!.dispatchEvent(new Event('toggle'));
  }
  expect([first, second, other].map((fold) => fold?.open)).toEqual([false, true, true]);
});
