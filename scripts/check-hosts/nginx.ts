type Options = {
  /** The export, and a folder that nginx may write in. */
  folder: string;
  place: string;
  port: string;
  /** What `npm run headers -- nginx` prints: a part for the `http` block, a part for the `server` block. */
  rules: string;
};

/** A whole configuration, fit to be run without rights and beside any other nginx. */
export function nginxConfiguration({ folder, place, port, rules }: Options): string {
  const start = rules.search(/^# En el bloque server/m);
  const [forHttp, forServer] = [rules.slice(0, Math.max(start, 0)), rules.slice(start)];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${place}/${name};`)
    .join('\n');
  return `
worker_processes 1;
pid ${place}/nginx.pid;
events {}
http {
${temporary}
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
${forHttp}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
${serving}
${forServer}
  }
}
`;
}

/** What the README asks of a server's own configuration, beside the headers. */
const serving = `
    absolute_redirect off;
    error_page 404 /404.html;
    rewrite ^/(.+)/$ /$1 permanent;
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/calendar text/xml application/javascript application/json application/manifest+json image/svg+xml;
`;
