import type { ServerOptions } from './server-options';

/** A whole configuration, with the rules of an `.htaccess` where they would count in the export. */
export function apacheConfiguration({ folder, place, port, rules }: ServerOptions): string {
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate'];
  return `
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${place}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${place}/apache.pid
ErrorLog ${place}/error.log
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /etc/mime.types
DocumentRoot "${folder}"
DirectoryIndex index.html
<Directory "${folder}">
Require all granted
${rules}
</Directory>
`;
}
