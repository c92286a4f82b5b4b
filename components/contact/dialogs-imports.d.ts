/** SweetAlert2's build that injects no `<style>` element, because the Content Security Policy would block it. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}

declare module '*.css#text' {
  const rules: string;
  export default rules;
}
