/** The build without the injected `<style>`, which the security policy would refuse. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}

declare module '!sweetalert2/dist/sweetalert2.css#text' {
  const rules: string;
  export default rules;
}
